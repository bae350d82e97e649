-- Answers that came with one press go back together: the number of the first of them. Before, each was alone.

ALTER TABLE moves ADD COLUMN press INTEGER;

-- Pictures are laid out for a desktop or for a phone.

ALTER TABLE people ADD COLUMN shape TEXT NOT NULL DEFAULT 'desktop' CHECK (shape IN ('desktop', 'phone'));
UPDATE people SET shape = 'phone' WHERE narrow;
ALTER TABLE people DROP COLUMN narrow;

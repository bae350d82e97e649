-- On which server the operator's own commands are shown: should another be chosen, they are taken away there.

ALTER TABLE servers ADD COLUMN operated INTEGER NOT NULL DEFAULT 0;

-- The report that says the same in other words, and came first. Null: the report stands for itself, as it does if that report is gone.
alter table missing_reports add column same_as uuid;

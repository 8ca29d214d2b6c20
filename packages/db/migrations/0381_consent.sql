-- The text that visitors agree to before they leave contact details: {texts: {language: text}, url}; null is none.
alter table bots add consent jsonb;
-- The text that the visitor of a lead agreed to, and when: {text, url, at}; null is none.
alter table leads add consent jsonb;

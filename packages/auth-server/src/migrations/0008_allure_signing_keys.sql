-- The keys that tokens are signed with, sealed with the server's own: one row, shared by all instances.
CREATE TABLE auth.allure_signing_key_sets (
  is_the_one boolean PRIMARY KEY,
  sealed_keys text NOT NULL,
  CONSTRAINT allure_signing_key_sets_one CHECK (is_the_one)
);

-- What visitors and addresses have asked, where several instances count together. The key is an HMAC: no address can be read.
CREATE TABLE auth.allure_used_limits (
  key text PRIMARY KEY,
  acts integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX allure_used_limits_ends_at_idx ON auth.allure_used_limits (ends_at);

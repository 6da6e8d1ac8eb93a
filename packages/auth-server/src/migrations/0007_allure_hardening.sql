-- What the real server does not keep, all under names of our own: nothing is lost by leaving it behind.
CREATE TABLE auth.allure_used_totp_steps (
  factor_id uuid PRIMARY KEY REFERENCES auth.mfa_factors (id) ON DELETE CASCADE,
  -- Unix seconds divided by 30. A code of this step or of one before is refused.
  last_step bigint NOT NULL,
  CONSTRAINT allure_used_totp_steps_positive CHECK (last_step >= 0)
);

CREATE TYPE auth.allure_attempt_kind AS ENUM ('password', 'one_time_code', 'factor');

CREATE TABLE auth.allure_failed_attempts (
  kind auth.allure_attempt_kind NOT NULL,
  -- HMAC of what was tried (address or factor number), so that unknown accounts are counted like known ones.
  subject text NOT NULL,
  failures integer NOT NULL,
  first_failed_at timestamptz NOT NULL,
  last_failed_at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject),
  CONSTRAINT allure_failed_attempts_some CHECK (failures > 0),
  CONSTRAINT allure_failed_attempts_order CHECK (last_failed_at >= first_failed_at)
);
CREATE INDEX allure_failed_attempts_last_failed_at_idx ON auth.allure_failed_attempts (last_failed_at);

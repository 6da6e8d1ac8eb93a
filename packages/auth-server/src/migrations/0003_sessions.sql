CREATE TYPE auth.aal_level AS ENUM ('aal1', 'aal2', 'aal3');

CREATE TABLE auth.sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
  created_at timestamptz,
  updated_at timestamptz,
  factor_id uuid,
  aal auth.aal_level,
  not_after timestamptz,
  refreshed_at timestamp,
  user_agent text,
  ip inet,
  tag text,
  oauth_client_id uuid REFERENCES auth.oauth_clients (id) ON DELETE CASCADE,
  refresh_token_hmac_key text,
  refresh_token_counter bigint,
  scopes text,
  CONSTRAINT sessions_scopes_length CHECK (char_length(scopes) <= 4096)
);
CREATE INDEX sessions_not_after_idx ON auth.sessions (not_after DESC);
CREATE INDEX sessions_oauth_client_id_idx ON auth.sessions (oauth_client_id);
CREATE INDEX sessions_user_id_idx ON auth.sessions (user_id);
CREATE INDEX user_id_created_at_idx ON auth.sessions (user_id, created_at);

CREATE TABLE auth.mfa_amr_claims (
  session_id uuid NOT NULL REFERENCES auth.sessions (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  authentication_method text NOT NULL,
  id uuid CONSTRAINT amr_id_pk PRIMARY KEY,
  CONSTRAINT mfa_amr_claims_session_id_authentication_method_pkey UNIQUE (session_id, authentication_method)
);

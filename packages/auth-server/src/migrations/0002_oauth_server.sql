CREATE TYPE auth.code_challenge_method AS ENUM ('s256', 'plain');
CREATE TYPE auth.oauth_registration_type AS ENUM ('dynamic', 'manual');
CREATE TYPE auth.oauth_client_type AS ENUM ('public', 'confidential');
CREATE TYPE auth.oauth_authorization_status AS ENUM ('pending', 'approved', 'denied', 'expired');
CREATE TYPE auth.oauth_response_type AS ENUM ('code');

CREATE TABLE auth.oauth_clients (
  id uuid PRIMARY KEY,
  client_secret_hash text,
  registration_type auth.oauth_registration_type NOT NULL,
  redirect_uris text NOT NULL,
  grant_types text NOT NULL,
  client_name text,
  client_uri text,
  logo_uri text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  client_type auth.oauth_client_type NOT NULL DEFAULT 'confidential',
  token_endpoint_auth_method text NOT NULL,
  CONSTRAINT oauth_clients_client_name_length CHECK (char_length(client_name) <= 1024),
  CONSTRAINT oauth_clients_client_uri_length CHECK (char_length(client_uri) <= 2048),
  CONSTRAINT oauth_clients_logo_uri_length CHECK (char_length(logo_uri) <= 2048),
  CONSTRAINT oauth_clients_token_endpoint_auth_method_check
    CHECK (token_endpoint_auth_method IN ('client_secret_basic', 'client_secret_post', 'none'))
);
CREATE INDEX oauth_clients_deleted_at_idx ON auth.oauth_clients (deleted_at);

CREATE TABLE auth.oauth_authorizations (
  id uuid PRIMARY KEY,
  authorization_id text NOT NULL CONSTRAINT oauth_authorizations_authorization_id_key UNIQUE,
  client_id uuid NOT NULL REFERENCES auth.oauth_clients (id) ON DELETE CASCADE,
  user_id uuid REFERENCES auth.users (id) ON DELETE CASCADE,
  redirect_uri text NOT NULL,
  scope text NOT NULL,
  state text,
  resource text,
  code_challenge text,
  code_challenge_method auth.code_challenge_method,
  response_type auth.oauth_response_type NOT NULL DEFAULT 'code',
  status auth.oauth_authorization_status NOT NULL DEFAULT 'pending',
  authorization_code text CONSTRAINT oauth_authorizations_authorization_code_key UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '3 minutes',
  approved_at timestamptz,
  nonce text,
  CONSTRAINT oauth_authorizations_authorization_code_length CHECK (char_length(authorization_code) <= 255),
  CONSTRAINT oauth_authorizations_code_challenge_length CHECK (char_length(code_challenge) <= 128),
  CONSTRAINT oauth_authorizations_expires_at_future CHECK (expires_at > created_at),
  CONSTRAINT oauth_authorizations_nonce_length CHECK (char_length(nonce) <= 255),
  CONSTRAINT oauth_authorizations_redirect_uri_length CHECK (char_length(redirect_uri) <= 2048),
  CONSTRAINT oauth_authorizations_resource_length CHECK (char_length(resource) <= 2048),
  CONSTRAINT oauth_authorizations_scope_length CHECK (char_length(scope) <= 4096),
  CONSTRAINT oauth_authorizations_state_length CHECK (char_length(state) <= 4096)
);
CREATE INDEX oauth_auth_pending_exp_idx ON auth.oauth_authorizations (expires_at) WHERE status = 'pending';

CREATE TABLE auth.oauth_consents (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
  client_id uuid NOT NULL REFERENCES auth.oauth_clients (id) ON DELETE CASCADE,
  scopes text NOT NULL,
  granted_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz,
  CONSTRAINT oauth_consents_user_client_unique UNIQUE (user_id, client_id),
  CONSTRAINT oauth_consents_revoked_after_granted CHECK (revoked_at IS NULL OR revoked_at >= granted_at),
  CONSTRAINT oauth_consents_scopes_length CHECK (char_length(scopes) <= 2048),
  CONSTRAINT oauth_consents_scopes_not_empty CHECK (char_length(trim(scopes)) > 0)
);
CREATE INDEX oauth_consents_active_client_idx ON auth.oauth_consents (client_id) WHERE revoked_at IS NULL;
CREATE INDEX oauth_consents_active_user_client_idx ON auth.oauth_consents (user_id, client_id)
  WHERE revoked_at IS NULL;
CREATE INDEX oauth_consents_user_order_idx ON auth.oauth_consents (user_id, granted_at DESC);

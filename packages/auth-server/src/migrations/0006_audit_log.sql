CREATE TABLE auth.audit_log_entries (
  instance_id uuid,
  id uuid PRIMARY KEY,
  payload json,
  created_at timestamptz,
  ip_address varchar(64) NOT NULL DEFAULT ''
);
CREATE INDEX audit_logs_instance_id_idx ON auth.audit_log_entries (instance_id);

-- The password chosen at a sign-up, for the browser that chose it: whoever else confirms the address gets none.
ALTER TABLE auth.flow_state ADD COLUMN allure_password_hash text;

import type { SupabaseClient } from '@supabase/supabase-js'

/** What the club itself does to accounts: the part of the official client that needs the secret key. */
export type AccountAdministration = Pick<
  SupabaseClient['auth']['admin'],
  | 'createUser'
  | 'deleteUser'
  | 'generateLink'
  | 'getUserById'
  | 'listUsers'
  | 'updateUserById'
  | 'mfa'
  | 'passkey'
  | 'oauth'
>

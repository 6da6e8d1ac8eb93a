const adminRoles = ['service_role', 'supabase_admin'] as const

/** Whether a role, of a key or of an account, administers accounts. Source: GoTrue. */
export function isAdminRole(role: string | null): boolean {
  return adminRoles.some((known) => known === role)
}

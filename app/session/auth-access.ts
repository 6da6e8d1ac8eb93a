/** An account elsewhere that opens one here: `google`, and its name for people. */
export type AuthProvider = { id: string; name: string }

/** Where the authentication service is, and what the site calls it with. */
export type AuthAccess = {
  /** The address that `/auth/v1` is below. */
  url: string
  /** For what a visitor does; may be known to browsers. */
  anonKey: string
  /** For what the club does; never leaves the server. */
  serviceRoleKey: string
  /** Reaches the service on behalf of the visitor at this address. */
  fetchFor: (address: string) => typeof fetch
  /** With whom else one may sign in. */
  providers: () => Promise<readonly AuthProvider[]>
  /**
   * The nightly work on the accounts: what has served its time goes, keys are replaced in time. Absent: the service sees
   * to it by itself.
   */
  keepUp?: () => Promise<Record<string, number>>
  /**
   * Ends one session at the service itself. Absent: the protocol knows no such call; the session is refused on this site,
   * and its tokens end when they are next shown here.
   */
  endSession?: (session: { userId: string; sessionId: string }) => Promise<boolean>
  /** What the service noted of the use of an account, for its owner. Absent: it tells nobody. */
  tracesOf?: (userId: string) => Promise<readonly object[]>
}

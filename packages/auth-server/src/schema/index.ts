export * from './accounts.ts'
export * from './oauth-server.ts'
export * from './passkeys.ts'
export * from './sessions.ts'

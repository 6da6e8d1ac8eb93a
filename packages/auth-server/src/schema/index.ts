export * from './accounts.ts'
export * from './oauth-server.ts'
export * from './sessions.ts'

// What tests of an application on this service use; not published.
export { authDatabase } from '../src/database.ts'
export { makeKey } from '../src/keys/jwk.ts'
export { hashPassword } from '../src/passwords/password-hash.ts'
export * as authSchema from '../src/schema/index.ts'
export { readRefreshToken } from '../src/tokens/refresh-token.ts'
export { createUser } from './create-user.ts'
export { useAuthService } from './auth-service.ts'
export { given, newMember, newMemberWithTotp, nextCode, signIn } from './second-factors.ts'

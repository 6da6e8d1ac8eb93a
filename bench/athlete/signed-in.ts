import { makeAccount, sessionCookies } from '#test/accounts/site-accounts.ts'

type SignedIn = { readonly memberId: string; readonly cookie: string }

/** Members who have just signed in. @param name in their addresses: nobody is made twice */
export async function signedInMembers(
  url: string,
  databaseUrl: string,
  { name, count }: { readonly name: string; readonly count: number },
): Promise<SignedIn[]> {
  const signedIn: SignedIn[] = []
  for (let person = 0; person < count; person += 1) {
    const email = `mesure-${name}-${person}@club.example`
    const memberId = await makeAccount(databaseUrl, { standing: 'member', email })
    const written = await sessionCookies(url, email)
    signedIn.push({ memberId, cookie: written.map((one) => `${one.name}=${one.value}`).join('; ') })
  }
  return signedIn
}

import { expect, test } from 'vitest'
import type { AccountEmailKind, SecurityNewsKind } from '#app/domain/accounts/emails.ts'
import { site } from '#test/mail/written.ts'
import { writeEmail } from './write-email.server.ts'

const { club, siteUrl } = site
const link = { tokenHash: 'a'.repeat(56), type: 'magiclink', redirectTo: `${siteUrl}/` }
const facts = { code: '482913', link }

const kinds: AccountEmailKind[] = [
  'confirmation',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
]

test.each(kinds)('%s: a link, a code in one piece, their life, a caution, the club', async (kind) => {
  const { html, text, subject, replyTo } = await writeEmail(
    `account-${kind}`,
    { ...facts, newEmail: 'nouvelle@exemple.fr' },
    site,
  )
  expect(replyTo).toBe(club.email)
  expect(subject).toContain(club.name)
  expect(html).not.toMatch(/<img|<script|<style|url\(/)
  const address = `${siteUrl}/logged?token_hash=${link.tokenHash}&type=magiclink`
  expect(html).toContain(address.replace('&', '&amp;'))
  expect(text).toContain(address)
  expect(text).not.toContain('redirect_to')
  expect(text).toContain('482913')
  for (const words of ['une heure', 'ne sert qu’une fois', 'Ne les transmettez à personne', 'SIREN'])
    expect(text).toContain(words)
})

test('a change of address says which one', async () => {
  const { text } = await writeEmail(
    'account-email_change_current',
    { ...facts, newEmail: 'nouvelle@exemple.fr' },
    site,
  )
  expect(text).toContain('nouvelle@exemple.fr')
})

test('a code alone has no link', async () => {
  const { text } = await writeEmail('account-reauthentication', { code: '482913' }, site)
  expect(text).toContain('482913')
  expect(text).not.toContain('/logged')
})

test('where the link leads on is kept when it is not the home page', async () => {
  const further = { ...link, redirectTo: `${siteUrl}/compte` }
  const { text } = await writeEmail('account-magiclink', { ...facts, link: further }, site)
  expect(text).toContain('redirect_to=https%3A%2F%2Fclub.example%2Fcompte')
})

const news: SecurityNewsKind[] = [
  'factors-removed',
  'factor-added',
  'factor-removed',
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'email-changed',
]

test.each(news)('%s: when, where to look, what to do if it was somebody else', async (kind) => {
  const told = { at: '2026-11-20T15:42:00Z', newEmail: 'nouvelle@exemple.fr' }
  const { text } = await writeEmail(`account-${kind}`, told, site)
  expect(text.replaceAll(/\s/g, ' ')).toContain('20 novembre 2026, 16 h 42')
  expect(text).toContain(`${siteUrl}/compte`)
  expect(text).toContain('Ce n’était pas vous')
})

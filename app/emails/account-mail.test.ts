import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import type { AccountLetter } from '#app/domain/accounts/account-letter.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { writeAccountMail } from './account-mail.server.tsx'
import { writeSecurityMail } from './security-mails.server.tsx'
import type { SecurityNews } from './security-mails.server.tsx'

const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
const { facts } = await readClub(content)
const siteUrl = 'https://club.example'
const link = { tokenHash: 'a'.repeat(56), type: 'magiclink', redirectTo: `${siteUrl}/` }
const letter = { to: 'athlete@exemple.fr', code: '482913', link }

const kinds: AccountLetter['kind'][] = [
  'confirmation',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
]

test.each(kinds)('%s: a link, a code in one piece, their life, a caution, the club', async (kind) => {
  const { html, text, subject, template } = await writeAccountMail(
    { ...letter, kind, newEmail: 'nouvelle@exemple.fr' },
    facts,
    siteUrl,
  )
  expect(template).toBe(`account-${kind}`)
  expect(subject).toContain(facts.name)
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
  const { text } = await writeAccountMail(
    { ...letter, kind: 'email_change_current', newEmail: 'nouvelle@exemple.fr' },
    facts,
    siteUrl,
  )
  expect(text).toContain('nouvelle@exemple.fr')
})

test('a code alone has no link', async () => {
  const { text } = await writeAccountMail(
    { kind: 'reauthentication', to: letter.to, code: '482913' },
    facts,
    siteUrl,
  )
  expect(text).toContain('482913')
  expect(text).not.toContain('/logged')
})

test('where the link leads on is kept when it is not the home page', async () => {
  const further = { ...link, redirectTo: `${siteUrl}/compte` }
  const { text } = await writeAccountMail({ ...letter, kind: 'magiclink', link: further }, facts, siteUrl)
  expect(text).toContain('redirect_to=https%3A%2F%2Fclub.example%2Fcompte')
})

const news: SecurityNews['kind'][] = [
  'factors-removed',
  'factor-added',
  'factor-removed',
  'password-changed',
  'email-changed',
]

test.each(news)('%s: when, where to look, what to do if it was somebody else', async (kind) => {
  const at = new Date('2026-11-20T15:42:00Z')
  const told = { kind, to: letter.to, at, newEmail: 'nouvelle@exemple.fr' }
  const { text } = await writeSecurityMail(told, facts, siteUrl)
  expect(text.replaceAll(/\s/g, ' ')).toContain('20 novembre 2026, 16 h 42')
  expect(text).toContain(`${siteUrl}/compte`)
  expect(text).toContain('Ce n’était pas vous')
})

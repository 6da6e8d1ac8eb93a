import { compareNarrowness, isAbsolute, matchPattern, segmentsOf } from './patterns.ts'
import type { RouteRule } from './schema.ts'

export type { RouteRule } from './schema.ts'

export type RuleOfPath = {
  redirect?: { to: string; isPermanent: boolean }
  headers: Readonly<Record<string, string>>
  cacheSeconds?: number
  noindex?: boolean
}

/** The rules in force: a stored rule replaces the configured one of the same pattern. The narrowest first. */
export function overlayRules(configured: readonly RouteRule[], stored: readonly RouteRule[]): RouteRule[] {
  const byPattern = new Map([...configured, ...stored].map((rule) => [rule.pattern, rule]))
  return [...byPattern.values()].toSorted((a, b) => compareNarrowness(a.pattern, b.pattern))
}

/** What the rules (narrowest first) say of an address (path and query); each property comes from the narrowest rule that has it. */
export function ruleOf(rules: readonly RouteRule[], address: string): RuleOfPath {
  const [path = '', query = ''] = splitAtQuery(address)
  const segments = segmentsOf(path)
  const said: RuleOfPath = { headers: {} }
  for (const rule of rules) {
    const match = matchPattern(rule.pattern, segments)
    if (!match) continue
    said.headers = { ...rule.headers, ...said.headers }
    said.cacheSeconds ??= rule.cacheSeconds
    said.noindex ??= rule.noindex
    said.redirect ??= rule.redirect && {
      to: targetOf(rule.redirect.to, match.rest, query),
      isPermanent: rule.redirect.isPermanent,
    }
  }
  if (said.redirect && isSamePath(said.redirect.to, path)) delete said.redirect
  return said
}

/** The rule whose redirect leads round in circles, or undefined. Rules narrowest first. */
export function findLoop(rules: readonly RouteRule[]): RouteRule | undefined {
  // Deeper than any pattern: there only the widest rules have a word to say.
  const mostSegments = Math.max(0, ...rules.map(({ pattern }) => segmentsOf(pattern).length)) + 1
  return rules.find(
    ({ pattern, redirect }) =>
      redirect &&
      (isSamePath(redirect.to, pattern) ||
        examplesOf(pattern, mostSegments).some((path) => isEndless(rules, path))),
  )
}

const mostHops = 10
const base = 'http://site.invalid'

function isEndless(rules: readonly RouteRule[], start: string): boolean {
  let path = start
  for (let hop = 0; hop <= mostHops; hop++) {
    const next = redirectFrom(rules, path)
    if (next === undefined || isAbsolute(next) || isSamePath(next, path)) return false
    path = pathOf(next)
  }
  return true
}

function redirectFrom(rules: readonly RouteRule[], path: string): string | undefined {
  const segments = segmentsOf(path)
  for (const { pattern, redirect } of rules) {
    const match = redirect && matchPattern(pattern, segments)
    if (match) return targetOf(redirect.to, match.rest, '')
  }
  return undefined
}

// Paths a pattern stands for; words nobody would choose, so that only wide patterns meet them.
function examplesOf(pattern: string, mostSegments: number): string[] {
  const open = pattern.replaceAll(/\/\*(?=\/|$)/g, '/~un')
  if (!open.endsWith('/**')) return [open]
  const start = open.slice(0, -3)
  return Array.from({ length: mostSegments + 1 }, (_, count) => start + '/~un'.repeat(count) || '/')
}

function targetOf(to: string, rest: readonly string[], query: string): string {
  const url = new URL(to.endsWith('/**') ? joinRest(to.slice(0, -3), rest) : to, base)
  if (query !== '') url.search += `${url.search === '' ? '' : '&'}${query}`
  // Two slashes at the start would be another site.
  return isAbsolute(to) ? url.href : `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`
}

function joinRest(start: string, rest: readonly string[]): string {
  const end = rest.map(encodeURIComponent).join('/')
  return end === '' ? start || '/' : `${start}/${end}`
}

function splitAtQuery(address: string): [string, string] {
  const at = address.indexOf('?')
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
}

function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? target
}

function isSamePath(target: string, path: string): boolean {
  return !isAbsolute(target) && segmentsOf(pathOf(target)).join('/') === segmentsOf(path).join('/')
}

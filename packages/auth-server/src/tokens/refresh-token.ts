import { randomBytes, createHmac, hash } from 'node:crypto'
import { isSame } from '../encryption.ts'
import { isUuid } from '../http/call.ts'

export type RefreshToken = { sessionId: string; counter: number; content: Uint8Array; signature: Uint8Array }

const version = 0

const counterStart = 17

const signatureLength = 16

const checksumLength = 4

const longest = counterStart + 8 + signatureLength + checksumLength

const base64url = /^[A-Za-z0-9_-]+$/

/** The key of a session as its row keeps it. */
export function makeRefreshTokenKey(): string {
  return randomBytes(32).toString('base64')
}

export function makeRefreshToken(named: { sessionId: string; counter: number }, key: string): string {
  const { sessionId, counter } = named
  if (!isUuid(sessionId)) throw new RangeError('a session is named by a uuid')
  if (!Number.isSafeInteger(counter) || counter < 0) throw new RangeError('a counter is a whole number')
  const session = Buffer.from(sessionId.replaceAll('-', ''), 'hex')
  const content = Buffer.concat([Uint8Array.of(version), session, writeUnsignedVarint(counter)])
  const signed = Buffer.concat([content, sign(content, key)])
  return Buffer.concat([signed, checksum(signed)]).toString('base64url')
}

/** Reads a refresh token, or nothing when its form or its checksum is wrong. Says nothing of who signed it. */
export function readRefreshToken(token: string): RefreshToken | undefined {
  if (!base64url.test(token) || token.length > Math.ceil((longest * 4) / 3)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.toString('base64url') !== token || bytes[0] !== version) return undefined
  const signed = bytes.subarray(0, -checksumLength)
  const content = signed.subarray(0, -signatureLength)
  if (content.length <= counterStart || !isSame(checksum(signed), bytes.subarray(-checksumLength)))
    return undefined
  const counter = readUnsignedVarint(content.subarray(counterStart))
  if (counter === undefined) return undefined
  const hex = content.subarray(1, counterStart).toString('hex')
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return { sessionId, counter, content, signature: signed.subarray(-signatureLength) }
}

export function isSignedBy({ content, signature }: RefreshToken, key: string): boolean {
  return isSame(sign(content, key), signature)
}

function sign(content: Uint8Array, key: string) {
  return createHmac('sha256', Buffer.from(key, 'base64'))
    .update(content)
    .digest()
    .subarray(0, signatureLength)
}

function checksum(signed: Uint8Array) {
  return hash('sha256', signed, 'buffer').subarray(0, checksumLength)
}

/** A whole number from 0 to 2⁵³−1 as an unsigned LEB128 (7 bits a byte, the lowest first), as Go writes it. */
function writeUnsignedVarint(number: number): Uint8Array {
  const bytes: number[] = []
  let rest = BigInt(number)
  while (rest >= 0x80n) {
    bytes.push(Number(rest & 0x7fn) | 0x80)
    rest >>= 7n
  }
  return Uint8Array.from([...bytes, Number(rest)])
}

function readUnsignedVarint(bytes: Uint8Array): number | undefined {
  const value = bytes.reduce((sum, byte, index) => sum + (BigInt(byte & 0x7f) << BigInt(7 * index)), 0n)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) return undefined
  const number = Number(value)
  return Buffer.from(bytes).equals(writeUnsignedVarint(number)) ? number : undefined
}

type RefreshFacts = {
  storedCounter: number
  tokenCounter: number
  lastRefreshedAt: Date
  now: Date
  reuseIntervalSeconds: number
  allowReuse: boolean
}

export function decideRefresh(facts: RefreshFacts): 'rotate' | 'answer-current' | 'theft' | 'invalid' {
  const stepsBehind = facts.storedCounter - facts.tokenCounter
  if (stepsBehind === 0) return 'rotate'
  if (stepsBehind < 0) return 'invalid'
  return stepsBehind === 1 || facts.allowReuse || isRecent(facts) ? 'answer-current' : 'theft'
}

function isRecent({ lastRefreshedAt, now, reuseIntervalSeconds }: RefreshFacts) {
  return Math.abs(now.getTime() - lastRefreshedAt.getTime()) < reuseIntervalSeconds * 1000
}

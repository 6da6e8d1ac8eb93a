import { amountAtStart, evened } from './amount.ts'
import { intensityIn, soundsLikeRecovery } from './intensity.ts'
import type { Effort, Repeat, Workout, WorkoutLine, WorkoutPart, WorkoutSport } from './workout.ts'

const longestLine = 500
const mostTimes = 100
const deepest = 4
const timesSign = /^(\d{1,3}) ?(?:[×x*]|fois) ?/i
const strides = /^(\d{1,2}) (?=lignes? droites?|acc[ée]l[ée]rations?|sprints?)(.*?)(?: de (?=\d)|$|(?=,))/iu
const sendOff = /^(?:d[ée]part|d[ée]p\.?) ?(?:toutes? les|tous les|à|=)? ?/iu
const recoveryWord = /^(?:r[ée]cup(?:[ée]ration)?\.?|repos|r) ?[:=]? ?(?:de )?(?=\d)/iu

/** Steps as a coach writes them (« 10 × 400 m VMA, récup 1 min »). What is not understood stays as words, never lost. */
export function readWorkout(sport: WorkoutSport, lines: readonly string[]): Workout {
  return { sport, lines: lines.map(readLine) }
}

function readLine(text: string): WorkoutLine {
  if (text.length > longestLine) return { text, parts: [wordsOnly(text)] }
  return { text, parts: readParts(evened(text).replace(/\.$/, ''), 0) }
}

function readParts(text: string, depth: number): WorkoutPart[] {
  if (depth > deepest) return [wordsOnly(text)]
  const [first = '', ...others] = segmentsOf(text)
  const repeat = readRepeat(first, others, depth)
  if (repeat) return repeat
  const parts: Effort[] = [readEffort(first)]
  for (const [index, segment] of others.entries()) {
    if (timesSign.test(segment)) return [...parts, ...readParts(others.slice(index).join(', '), depth + 1)]
    const previous = parts.at(-1)
    if (!previous || amountAtStart(segment)) parts.push(readEffort(segment))
    else parts[parts.length - 1] = withWords(previous, segment)
  }
  return parts
}

function readRepeat(first: string, others: readonly string[], depth: number): WorkoutPart[] | undefined {
  const match = timesSign.exec(first) ?? strides.exec(first)
  const times = Number(match?.[1])
  if (!match || times < 1 || times > mostTimes) return undefined
  const after = match[2] === undefined ? first.slice(match[0].length) : strideText(match[2], first, match[0])
  const brackets = insideBrackets(after)
  const inside = brackets ? readSet(brackets.inside, depth + 1) : readParts(after, depth + 1)
  const start: Repeat = { kind: 'repeat', times, parts: inside, recovery: undefined, sendOff: undefined }
  const tail = brackets?.after ? [brackets.after, ...others] : others
  return [tail.reduce((repeat, segment) => addSegment(repeat, segment), start)]
}

function readSet(inside: string, depth: number): WorkoutPart[] {
  return segmentsOf(inside).flatMap((segment) => readParts(segment, depth))
}

function addSegment(repeat: Repeat, segment: string): Repeat {
  const start = sendOff.exec(segment)
  const every = start?.[0] ? amountAtStart(segment.slice(start[0].length)) : undefined
  if (every?.amount.unit === 'seconds') return { ...repeat, sendOff: every.amount.value }
  const word = recoveryWord.exec(segment)
  if (word) return { ...repeat, recovery: readEffort(segment.slice(word[0].length), 'repos') }
  const found = amountAtStart(segment)
  if (found && soundsLikeRecovery(found.rest)) return { ...repeat, recovery: readEffort(segment) }
  const last = repeat.parts.at(-1)
  if (found || !last) return { ...repeat, parts: [...repeat.parts, readEffort(segment)] }
  const longer = last.kind === 'repeat' ? addSegment(last, segment) : withWords(last, segment)
  return { ...repeat, parts: [...repeat.parts.slice(0, -1), longer] }
}

function readEffort(text: string, zone?: 'repos'): Effort {
  const found = amountAtStart(text)
  const words = found?.rest ?? text
  const intensity = intensityIn(words) ?? (zone && { kind: 'zone' as const, zone })
  return { kind: 'effort', amount: found?.amount, intensity, words }
}

function wordsOnly(text: string): Effort {
  return { kind: 'effort', amount: undefined, intensity: undefined, words: text }
}

function withWords(effort: Effort, words: string): Effort {
  // « 3 min en montée, descente en trottinant » is no climb at a trot.
  const all = effort.words === '' ? words : `${effort.words}, ${words}`
  const intensity = effort.intensity ?? (soundsLikeRecovery(words) ? undefined : intensityIn(all))
  return { ...effort, intensity, words: all }
}

function strideText(noun: string, segment: string, matched: string): string {
  const rest = segment.slice(matched.length)
  return amountAtStart(rest) ? `${rest} ${noun}` : noun
}

const separator =
  /,? puis |, et (?=\d)|, |,(?!\d)|; ?|(?<!css) \+ (?=\d)| et (?=\d)| (?=(?:r[ée]cup\p{L}*\.?|repos|r|d[ée]part)(?: toutes les| de)? ?[:=]? ?\d)/iuy

function segmentsOf(text: string): string[] {
  const segments: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '(') depth += 1
    if (character === ')') depth = Math.max(0, depth - 1)
    separator.lastIndex = at
    const cut = depth === 0 ? separator.exec(text) : null
    if (cut) {
      segments.push(text.slice(from, at))
      from = at + cut[0].length
      at = from - 1
    }
  }
  segments.push(text.slice(from))
  return segments.map((segment) => segment.trim()).filter((segment) => segment !== '')
}

/** What stands between the first bracket and the one that closes it, and after it; undefined when the text opens with none. */
function insideBrackets(text: string): { inside: string; after: string } | undefined {
  if (!text.startsWith('(')) return undefined
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text.charAt(at) === '(') depth += 1
    if (text.charAt(at) === ')') depth -= 1
    if (depth === 0) return { inside: text.slice(1, at), after: text.slice(at + 1).trim() }
  }
  return { inside: text.slice(1), after: '' }
}

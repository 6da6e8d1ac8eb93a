import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'
import { isAnswer } from './answers/answer.ts'
import type { RaceChange } from './changes/change-to-tell.ts'
import { isDiscipline } from './disciplines.ts'
import { isRegion } from './regions.ts'
import type { ReminderKind } from './reminders/reminders.ts'

const days = { startOn: z.string(), endOn: z.string() }

const leg = z.object({ sport: z.enum(['natation', 'velo', 'course']), metres: z.number() })
const format = z.object({
  key: z.string(),
  name: z.string(),
  legs: z.array(leg).readonly(),
  climb: z.number().optional(),
})

const competition = z.object({
  id: z.string(),
  title: z.string(),
  discipline: z.string().refine(isDiscipline),
  ...days,
  startTime: z.string().optional(),
  place: z.string(),
  region: z.string().refine(isRegion),
  formats: z.array(format).readonly(),
  link: z.string().optional(),
  registrationOpensOn: z.string().optional(),
  registrationClosesOn: z.string().optional(),
  notes: z.string().optional(),
})

export type ToldCompetition = z.infer<typeof competition>

const proposer = z.object({ name: z.string(), firstName: z.string(), email: z.string() })

const status = z.enum(['proposed', 'confirmed', 'cancelled', 'refused'])

const noticeFacts = z.object({
  competition,
  proposer,
  /** What may be the same race: in the calendar, or proposed by somebody else. */
  similar: z.array(z.object({ title: z.string(), ...days, status })),
})
export type ProposalNoticeFacts = z.infer<typeof noticeFacts>

/** To the club: a member proposes a race. Answers go to them. */
export const proposalNotice: EmailTemplate<ProposalNoticeFacts> = {
  name: 'proposal-notice',
  facts: noticeFacts,
}

const decisionFacts = z.object({ competition, proposer, reason: z.string().optional() })
type ProposalDecisionFacts = z.infer<typeof decisionFacts>

export const proposalDecisions = ['accepted', 'refused', 'merged'] as const
export type ProposalDecision = (typeof proposalDecisions)[number]

/** To who proposed a race: what was decided of it; merged, the race is the one of the calendar. */
export function proposalDecision(decision: ProposalDecision): EmailTemplate<ProposalDecisionFacts> {
  return { name: `proposal-${decision}`, facts: decisionFacts }
}

const changeFacts = z.object({
  competition,
  /** As it was told before. */
  before: competition.pick({ startOn: true, endOn: true, startTime: true, place: true, region: true }),
  firstName: z.string(),
  /** What a coach added, in their own words. */
  word: z.string().optional(),
})

export type RaceChangeFacts = z.infer<typeof changeFacts>

/** To who goes, or may go: the race moved, was called off, or is on again. */
export function raceChange(change: RaceChange): EmailTemplate<RaceChangeFacts> {
  return { name: `race-${change}`, facts: changeFacts }
}

const reminderFacts = z.object({
  competition,
  firstName: z.string(),
  answer: z.string().refine(isAnswer),
  format: z.string().optional(),
  /** The day it is sent, `YYYY-MM-DD` in France. */
  today: z.string(),
  cutUrl: z.string(),
})
export type ReminderFacts = z.infer<typeof reminderFacts>

export function reminderEmail(kind: ReminderKind): EmailTemplate<ReminderFacts> {
  return { name: `reminder-${kind}`, facts: reminderFacts }
}

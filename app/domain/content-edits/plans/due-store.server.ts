import { and, eq, lte, or } from 'drizzle-orm'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { contentPlans } from '#db/schema/index.ts'
import { findRevision } from '../history-store.server.ts'
import { publishedText } from '../published-text.ts'
import type { EditOutcome, Plan } from '../rules.ts'
import { saveRevision } from '../save-revision-store.server.ts'
import type { EditServices } from '../store.server.ts'
import { isAt } from './plan-rows.server.ts'

/** Publishes the drafts whose time has come, then withdraws what is to leave; each once, whoever else does it too. Returns how many. */
export async function doWhatIsDue(services: EditServices): Promise<number> {
  const { database, clock } = services
  const now = clock.now()
  const due = await duePlans(database, clock)
  let done = 0
  for (const plan of due) {
    if (plan.publishAt && plan.publishAt <= now) done += await publish(services, plan, plan.publishAt)
    if (plan.withdrawAt && plan.withdrawAt <= now) done += await withdraw(services, plan, plan.withdrawAt)
  }
  return done
}

function duePlans(database: Database, clock: Clock): Promise<Plan[]> {
  const now = clock.now()
  const isTime = or(lte(contentPlans.publishAt, now), lte(contentPlans.withdrawAt, now))
  return database.select().from(contentPlans).where(isTime)
}

async function publish(services: EditServices, plan: Plan, dueAt: Date): Promise<number> {
  const draft = plan.draft === null ? undefined : await findRevision(services.database, plan.draft)
  if (!draft?.text) return 0
  const outcome = await saveRevision(services, {
    collection: plan.collection,
    file: plan.file,
    kind: 'written',
    text: publishedText(services.content, plan, draft.text),
    author: draft.author ?? 'publication',
    note: 'Publication prévue',
    basedOn: plan.basedOn,
    fileSeen: plan.fileSeen ?? undefined,
    draftSeen: plan.draft,
    dueAt,
  })
  return settled(services, plan, outcome, 'publishAt')
}

async function withdraw(services: EditServices, plan: Plan, dueAt: Date): Promise<number> {
  const outcome = await saveRevision(services, {
    collection: plan.collection,
    file: plan.file,
    kind: 'hidden',
    text: null,
    author: 'retrait',
    note: 'Retrait prévu',
    dueAt,
  })
  return settled(services, plan, outcome, 'withdrawAt')
}

/** What could not be done by itself is not tried again: a coach is told at the text. */
async function settled(
  { database }: EditServices,
  plan: Plan,
  outcome: EditOutcome,
  time: 'publishAt' | 'withdrawAt',
): Promise<number> {
  if (outcome.outcome === 'saved') return 1
  if (outcome.outcome === 'unknown') return 0
  const problem =
    outcome.outcome === 'conflict'
      ? 'le texte publié a changé depuis ce brouillon'
      : outcome.problems.map(({ message }) => message).join('\u202f; ')
  await database
    .update(contentPlans)
    .set({ [time]: null, problem })
    .where(and(isAt(plan), eq(contentPlans[time], plan[time] ?? new Date(0))))
  return 0
}

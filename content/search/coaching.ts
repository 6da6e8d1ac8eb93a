import type { Section } from '@allure/content-engine/search'
import type { InfoOf } from '../collections/info.ts'
import { SearchedPage } from './page.ts'

type CoachingFields = Pick<
  InfoOf<'coaching-running'>,
  'audience' | 'description' | 'formulas' | 'goals' | 'lead' | 'method' | 'questions' | 'session' | 'subtitle' | 'word'
> & { readonly season: Pick<InfoOf<'coaching-running'>['season'], 'lead' | 'phases' | 'title'> }

const namesOf: Readonly<Record<string, readonly string[]>> = {
  '/coaching/running': ['Course à pied', 'Courir', 'Course'],
  '/coaching/natation': ['Nager', 'Nage', 'Piscine'],
}

export function sectionsOfCoaching(path: string, texts: CoachingFields): readonly Section[] {
  const { audience, formulas, goals, method, questions, season, session } = texts
  return new SearchedPage(path, `Coaching ${texts.word.toLowerCase()}`, [texts.subtitle, texts.lead, texts.description], namesOf[path])
    .with('objectifs', goals.title, [
      goals.lead,
      ...goals.items.map(({ name, facts, keySession }) =>
        [name, ...facts.map(({ term, value }) => `${term} ${value}`), keySession.name].join(', '),
      ),
    ])
    .with('saison', season.title, [season.lead, ...season.phases.map(({ name, text }) => `${name}\u00A0: ${text}`)])
    .with('seance', session.title, [
      session.lead,
      ...session.groups.map(({ name, pace }) => `${name}, ${pace}`),
      session.summary,
    ])
    .with('methode', method.title, [
      ...method.steps.map(({ title, text }) => `${title}\u00A0: ${text}`),
      audience.title,
      ...audience.yes,
      audience.later,
    ], ['Débutants', 'Débuter'])
    .with('formules', formulas.title, [
      formulas.lead,
      ...formulas.items.flatMap(({ name, promise, included }) => [`${name}\u00A0: ${promise}`, included.join(', ')]),
      formulas.commitment,
    ], ['Prix', 'Tarifs', 'Abonnement', 'Combien ça coûte'])
    .with('questions', 'Vos questions', questions.flatMap(({ question, answer }) => [question, answer])).sections
}

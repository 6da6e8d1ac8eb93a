import { href } from 'react-router'
import type { Home, HomeCamp, HomeTexts } from '#app/domain/home/store.server.ts'
import { BoardEntry } from './board-entry.tsx'

type BoardProps = {
  next: Home['nextSession']
  camp: HomeCamp | undefined
  experience: HomeTexts['experience']
  sentence: string
}

/** What comes next in the club, and how long it has been at it. */
export function Board({ next, camp, experience, sentence }: BoardProps) {
  return (
    <section className="board" aria-label="En ce moment au club">
      <ul className="wrap">
        {next ? (
          <BoardEntry icon="calendar-days" label="Prochaine séance" title={next.title}>
            {next.time}, {next.place}
          </BoardEntry>
        ) : null}
        {camp ? (
          <BoardEntry icon="tent-tree" label="Prochain stage" title={camp.title} to={camp.path}>
            {camp.datesInWords} · {camp.stateLabel}
          </BoardEntry>
        ) : null}
        <BoardEntry icon="medal" label="L’équipe" title={experience.title} to={href('/notre-equipe')}>
          {sentence}
        </BoardEntry>
      </ul>
    </section>
  )
}

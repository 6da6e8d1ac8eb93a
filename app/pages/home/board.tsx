import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { Home } from '#app/domain/home/store.server.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'

export function Board({ home }: { home: Home }) {
  const { nextSession: next, camps, texts, experienceSentence } = home
  const [camp] = camps
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
        <BoardEntry icon="medal" label="L’équipe" title={texts.experience.title} to={href('/notre-equipe')}>
          {experienceSentence}
        </BoardEntry>
      </ul>
    </section>
  )
}

type BoardEntryProps = { icon: IconName; label: string; title: string; to?: string; children: ReactNode }

function BoardEntry({ icon, label, title, to, children }: BoardEntryProps) {
  return (
    <li>
      <span className="board-label row muted smaller">
        <Icon name={icon} size={18} className="accent" />
        {label}
      </span>
      <b className="d6">
        {to ? (
          <Link className="underlined-on-hover" to={to}>
            {title}
          </Link>
        ) : (
          title
        )}
      </b>
      <span className="muted small">{children}</span>
    </li>
  )
}

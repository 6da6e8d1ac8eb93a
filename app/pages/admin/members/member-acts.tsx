import { href } from 'react-router'
import { obstacleWords, type MemberAct, type Obstacle } from '#app/domain/members/rules.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { acts as words, nameOfAct } from './acts.ts'

type MemberActsProps = { userId: string; acts: readonly { act: MemberAct; obstacle: Obstacle | undefined }[] }

export function MemberActs({ userId, acts }: MemberActsProps) {
  if (acts.length === 0) return null
  return (
    <Card as="section" className="admin-panel" aria-labelledby="acces">
      <div className="admin-panel-head">
        <h2 id="acces">Accès</h2>
      </div>
      <ul className="admin-acts">
        {acts.map(({ act, obstacle }) => {
          const name = nameOfAct(act)
          return (
            <li key={act}>
              {obstacle ? (
                <p className="muted">
                  <b>{words[name].label}</b>
                  <br />
                  {obstacleWords[obstacle]}
                </p>
              ) : (
                <ButtonLink
                  look="line"
                  size="small"
                  className={words[name].isDanger ? 'admin-danger' : undefined}
                  to={href('/admin/athletes/:member/:act', { member: userId, act: name })}
                >
                  {words[name].label}
                </ButtonLink>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

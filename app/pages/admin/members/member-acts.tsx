import { href } from 'react-router'
import { problemWords, type MemberAct, type ActProblem } from '#app/domain/members/rules.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { acts as words, nameOfAct } from './acts.ts'

type MemberActsProps = {
  userId: string
  acts: readonly { act: MemberAct; problem: ActProblem | undefined }[]
}

export function MemberActs({ userId, acts }: MemberActsProps) {
  if (acts.length === 0) return null
  return (
    <Card as="section" className="admin-panel" aria-labelledby="acces">
      <div className="admin-panel-head row">
        <h2 id="acces">Accès</h2>
      </div>
      <ul className="admin-acts">
        {acts.map(({ act, problem }) => {
          const name = nameOfAct(act)
          return (
            <li key={act}>
              {problem ? (
                <p className="muted">
                  <b>{words[name].label}</b>
                  <br />
                  {problemWords[problem]}
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

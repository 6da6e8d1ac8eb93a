import type { Coaching } from '#app/domain/coaching/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { contactPath } from '#app/ui/blocks/contact-path.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'

export function Formula({ formula }: { formula: Coaching['formulas'][number] }) {
  const { name, promise, monthlyPriceCents, included, recommended } = formula
  return (
    <article className={recommended ? 'formula formula-recommended ink' : 'formula'}>
      <h3 className="d4">{name}</h3>
      <p className="formula-price">
        <span className="num">{formatEuros(monthlyPriceCents)}</span> <span>par mois</span>
      </p>
      <p className="muted">{promise}</p>
      <ul>
        {included.map((item) => (
          <li key={item}>
            <Icon name="check" size={18} />
            {item}
          </li>
        ))}
      </ul>
      <ButtonLink look={recommended ? 'ink' : 'line'} block to={contactPath('coaching')}>
        {recommended ? 'Demander un bilan' : 'Parlons de votre objectif'}
        <span className="vh">, formule {name}</span>
      </ButtonLink>
    </article>
  )
}

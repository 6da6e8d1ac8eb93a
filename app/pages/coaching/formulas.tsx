import type { Coaching, CoachingTexts } from '#app/domain/coaching/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { contactPath } from '#app/ui/blocks/navigation.ts'
import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { AccordionItem } from '#app/ui/kit/accordion-item.tsx'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'

export function Formulas({ texts, formulas }: Coaching) {
  const { title, lead, commitment } = texts.formulas
  return (
    <section className="wrap section formulas-section" id="formules">
      <SectionHead title={title} lead={lead} />
      <div className="formulas columns">
        {formulas.map((formula) => (
          <Formula key={formula.name} formula={formula} />
        ))}
      </div>
      <p className="muted formulas-commitment">
        {commitment} {texts.sample ? <ExampleBadge /> : null}
      </p>
    </section>
  )
}

function Formula({ formula }: { formula: Coaching['formulas'][number] }) {
  const { name, promise, monthlyPriceCents, included, recommended } = formula
  return (
    <article className={recommended ? 'formula formula-recommended ink' : 'formula'}>
      <h3 className="d4">{name}</h3>
      <p className="formula-price muted">
        <span className="num">{formatEuros(monthlyPriceCents)}</span> <span>par mois</span>
      </p>
      <p className="muted">{promise}</p>
      <CheckList items={included} />
      <ButtonLink look={recommended ? 'ink' : 'line'} block to={contactPath('coaching')}>
        {recommended ? 'Demander un bilan' : 'Parlons de votre objectif'}
        <span className="vh">, formule {name}</span>
      </ButtonLink>
    </article>
  )
}

export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={joinClasses('check-list', className)}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={18} />
          {item}
        </li>
      ))}
    </ul>
  )
}

export function Questions({ questions }: { questions: CoachingTexts['questions'] }) {
  return (
    <section className="wrap coaching-questions columns" id="questions">
      <h2 className="d3">Vos questions</h2>
      <div className="accordion">
        {questions.map(({ question, answer }, index) => (
          <AccordionItem key={question} title={<Ordinals>{question}</Ordinals>} open={index === 0}>
            <p>
              <Ordinals>{answer}</Ordinals>
            </p>
          </AccordionItem>
        ))}
      </div>
    </section>
  )
}

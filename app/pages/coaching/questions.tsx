import type { CoachingTexts } from '#app/domain/coaching/store.server.ts'
import { AccordionItem } from '#app/ui/kit/accordion-item.tsx'

/** Questions and answers; the first one is open, to show that they do. */
export function Questions({ questions }: { questions: CoachingTexts['questions'] }) {
  return (
    <section className="wrap coaching-questions" id="questions">
      <h2 className="d3">Vos questions</h2>
      <div className="accordion">
        {questions.map(({ question, answer }, index) => (
          <AccordionItem key={question} title={question} open={index === 0}>
            <p>{answer}</p>
          </AccordionItem>
        ))}
      </div>
    </section>
  )
}

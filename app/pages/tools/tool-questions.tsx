import { AccordionItem } from '#app/ui/kit/accordion-item.tsx'
import type { ToolTexts } from './read-tool-texts.server.ts'

export function ToolQuestions({ questions }: Pick<ToolTexts, 'questions'>) {
  return (
    <section className="wrap tool-questions" aria-labelledby="questions">
      <h2 className="d3" id="questions">
        Vos questions
      </h2>
      <div className="accordion">
        {questions.map(({ question, answer }) => (
          <AccordionItem key={question} title={question}>
            <p>{answer}</p>
          </AccordionItem>
        ))}
      </div>
    </section>
  )
}

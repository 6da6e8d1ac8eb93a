import { writePace } from '#app/domain/training/typed/write-pace.ts'
import { Figure } from '../figure.tsx'
import { KeepFigure } from '../keep-figure.tsx'
import type { CssAnswer } from './css-answer.ts'
import { formulaOf, refusalSentences, verdictOf } from './css-words.ts'

type CssResultProps = {
  answer: CssAnswer
  /** Whether it is of what was typed, rather than of the example. */
  isOwn: boolean
}

/** The critical pace of two tests, how it comes about, and what the tests are worth. */
export function CssResult({ answer: { tests, result }, isOwn }: CssResultProps) {
  return (
    <div className="swim-css">
      {tests && result?.ok && (
        <p className="swim-css-figure">
          <span className="muted">Allure CSS</span>
          <span className="num">
            <Figure name="css" value={result.pace}>
              {writePace(result.pace, '100 m')}
            </Figure>
          </span>
          <span className="muted">{formulaOf(tests)}</span>
        </p>
      )}
      <output className="swim-aside">
        {!tests || !result ? (
          'Indiquez vos deux temps de test.'
        ) : result.ok ? (
          <Verdict {...verdictOf(tests, result)} />
        ) : (
          <Verdict {...refusalSentences[result.reason]} />
        )}
      </output>
      {result?.ok && isOwn ? <KeepFigure kind="css" value={result.pace} /> : null}
    </div>
  )
}

function Verdict({ title, text }: { title: string; text: string }) {
  return (
    <>
      <b>{title}</b> {text}
    </>
  )
}

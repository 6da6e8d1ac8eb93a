import type { CriticalSpeed, SwimTest } from '#app/domain/training/swimming/critical-speed.ts'
import { isFasterThanRecords } from '#app/domain/training/swimming/swim.ts'
import { writeClock, writeNumber, writePace } from '#app/domain/training/typed/writing.ts'
import { Figure } from '../figures.tsx'
import { KeepFigure } from '../keep-figure.tsx'
import type { CssAnswer } from './swim-pace-answer.ts'
import words from './swim-words.json' with { type: 'json' }
import { writeMetres } from './write-swim.ts'

export function CssResult({ answer: { tests, result }, isOwn }: { answer: CssAnswer; isOwn: boolean }) {
  const sentence = tests && result && (result.ok ? verdictOf(tests, result) : words.refusals[result.reason])
  return (
    <div className="swim-css">
      {tests && result?.ok && (
        <p className="swim-css-figure">
          <span className="muted">Allure CSS</span>
          <span className="num">
            <Figure name="css" value={result.pace} write={(pace) => writePace(pace, '100 m')} />
          </span>
          <span className="muted">{formulaOf(tests)}</span>
        </p>
      )}
      <output className="tool-note swim-aside">
        {sentence ? (
          <>
            <b>{sentence.title}</b> {sentence.text}
          </>
        ) : (
          'Indiquez vos deux temps de test.'
        )}
      </output>
      {result?.ok && isOwn ? <KeepFigure kind="css" value={result.pace} /> : null}
    </div>
  )
}

type Sentence = { title: string; text: string }

function verdictOf([long, short]: [SwimTest, SwimTest], result: CriticalSpeed & { ok: true }): Sentence {
  const [longName, shortName] = [writeMetres(long.distance), writeMetres(short.distance)]
  if (result.warnings.includes('not-maximal')) {
    return {
      title: 'L’écart est très grand.',
      text: `Le ${longName} n’était sans doute pas maximal\u00a0: l’allure affichée sera trop lente.`,
    }
  }
  if ([long, short].some(({ distance, time }) => isFasterThanRecords((100 * time) / distance, distance))) {
    return { title: 'Plus rapide que les records du monde.', text: 'Vérifiez les deux temps.' }
  }
  return {
    title: `Test cohérent\u00a0: ${longName} ÷ ${shortName} = ${writeNumber(long.time / short.time, 2)}.`,
    text: result.warnings.includes('duration')
      ? 'Le calcul est pensé pour des efforts de 2 à 20\u00a0min\u00a0: hors de là, l’allure est moins sûre.'
      : 'À cette allure, vous tenez environ 1\u202f500\u00a0m.',
  }
}

function formulaOf([long, short]: [SwimTest, SwimTest]): string {
  const clock = (seconds: number) => writeClock(seconds, { tenths: !Number.isInteger(seconds) })
  const hundreds = (long.distance - short.distance) / 100
  return `(${clock(long.time)} − ${clock(short.time)}) ÷ ${writeNumber(hundreds, 3)}`
}

import { type FormEvent, useDeferredValue, memo } from 'react'
import { href } from 'react-router'
import { laneLaps, type Run } from '#app/domain/training/running/run.ts'
import { writeClock, writeDistance, writeFixed, writeLongClock } from '#app/domain/training/typed/writing.ts'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Choice } from '../fields.tsx'
import { FigureCell, FiguresTable } from '../figures.tsx'
import { SpokenResult } from '../spoken-result.tsx'
import { TakeAlong } from '../take-along.tsx'
import { CalculateButton, ToolForm } from '../tool-form.tsx'
import { carriedOf, chosen, type ToolQuery, useToolQuery } from '../tool-query.ts'
import { ToolSection } from '../tool-section.tsx'
import { PaceBandSection } from './band/pace-band-section.tsx'
import { CourseSettings } from './course-settings.tsx'
import { PaceProfile } from './pace-profile.tsx'
import { PassagesTable } from './passages-table.tsx'
import { RunFields } from './run-fields.tsx'
import { RunResult } from './run-result.tsx'
import { runInBrief, sayRun, writeTimeOf } from './run-words.ts'
import { answerRunningPace, type RunningPaceAnswer } from './running-pace-answer.ts'
import { intervals, runningPaceFields, withUnits } from './running-pace-fields.ts'

const writeLap = (metres: number) => `${writeFixed(metres, 2)}\u00a0m`

const TrackLanes = memo(function TrackLanes({ answer }: { answer: RunningPaceAnswer }) {
  const pace = answer.run?.pace ?? answer.paceAlone?.pace
  return (
    <ToolSection
      look="column"
      id="piste"
      title="Sur la piste"
      aside={<p className="field-hint">Un tour à l’allure moyenne, piste normalisée de 400 m</p>}
    >
      {pace !== undefined ? (
        <FiguresTable caption="Temps d’un tour par couloir" head={['Couloir', 'Longueur', 'Tour']}>
          {laneLaps(pace).map(({ lane, lapMetres, lapSeconds }) => (
            <tr key={lane} data-ligne={`couloir-${lane}`}>
              <th scope="row">{lane}</th>
              <FigureCell name="longueur" value={lapMetres} write={writeLap} />
              <FigureCell name="tour" value={lapSeconds} write={(time) => writeTimeOf(time, answer)} isMain />
            </tr>
          ))}
        </FiguresTable>
      ) : (
        <p className="muted">Vos temps au tour s’affichent dès que l’allure est connue.</p>
      )}
    </ToolSection>
  )
})

export function RunningPaceTool({ path }: { path: string }) {
  const { query, follow, ...state } = useToolQuery(runningPaceFields)
  const answer = answerRunningPace(query)
  // Tables and drawings may come a frame after the figure that is being typed for.
  const details = useDeferredValue(answer)
  const typed = useDeferredValue(query)

  function followUnit(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget } = event
    if (target instanceof HTMLInputElement && target.name === 'unite') fill(currentTarget, withUnits(query))
    follow(event)
  }

  return (
    <ToolForm
      {...state}
      follow={followUnit}
      path={path}
      query={query}
      readings={answer.readings}
      result={runInBrief(answer)}
    >
      <section className="wrap" aria-label="Calculateur">
        <div className="calculator-panel">
          <RunFields answer={answer} />
          <RunResult answer={answer} />
        </div>
        <SpokenResult sentence={sayRun(answer)} />
        <TakeAlong
          path={path}
          query={typed}
          table={details.splits && 'passages.csv'}
          next={details.run ? afterRun(details.run, carriedOf(runningPaceFields, typed)) : []}
        />
      </section>
      <div className="wrap tool-columns tool-section">
        <Passages answer={details} interval={typed.intervalle} />
        <PaceProfile answer={details} />
      </div>
      <PaceBandSection path={path} query={typed} answer={details} />
      <div className="wrap tool-columns tool-section">
        <CourseSettings answer={details} query={typed} />
        <TrackLanes answer={details} />
      </div>
    </ToolForm>
  )
}

const inWater = { label: 'Puis votre allure de nage', path: href('/nos-outils/calculateur-allure-natation') }

function fill(form: HTMLFormElement, texts: ToolQuery): void {
  for (const [name, text = ''] of Object.entries(texts)) {
    const field = form.querySelector(`input[type="text"][name="${name}"]`)
    if (field instanceof HTMLInputElement) field.value = text
  }
}

function afterRun({ distanceMetres, timeSeconds, pace }: Run, carried: ToolQuery) {
  return [
    {
      label: 'Vos temps équivalents',
      path: href('/nos-outils/calculateur-equivalence-running'),
      query: { distance: writeDistance(distanceMetres), temps: writeLongClock(timeSeconds) },
    },
    {
      label: 'Votre triathlon à cette allure',
      path: href('/nos-outils/calculateur-temps-triathlon'),
      query: { ...carried, course: writeClock(pace) },
    },
    ...(carried.natation ? [] : [{ ...inWater, query: { ...carried, course: writeClock(pace) } }]),
  ]
}

type PassagesProps = { answer: RunningPaceAnswer; interval: string | undefined }

const Passages = memo(function Passages({ answer, interval }: PassagesProps) {
  return (
    <ToolSection
      look="column"
      id="passages"
      title="Vos passages"
      headClass="run-intervals"
      aside={
        <Choice
          legend="Un passage tous les"
          name="intervalle"
          options={intervals}
          defaultValue={chosen(intervals, interval, '')}
        />
      }
    >
      {answer.splits ? <PassagesTable answer={answer} /> : <p className="muted">{whyNone(answer)}</p>}
      <Checkbox
        id="dixiemes"
        name="dixiemes"
        value="1"
        defaultChecked={answer.hasTenths}
        label="Afficher les dixièmes de seconde"
      />
      <CalculateButton />
    </ToolSection>
  )
})

function whyNone({ run, pacing }: RunningPaceAnswer): string {
  if (!run) return 'Vos passages s’affichent dès que la course est connue.'
  if (!pacing) return 'Vos passages s’affichent dès que l’écart est lisible.'
  return 'Cela ferait plus de mille passages : choisissez un intervalle plus long.'
}

import { writeClock } from '../../../domain/training/typed/write-duration.ts'
import { writePace } from '../../../domain/training/typed/write-pace.ts'
import { Figure } from '../figure.tsx'
import { PresetButtons } from '../preset-buttons.tsx'
import { ToolForm } from '../tool-form.tsx'
import { TypedField } from '../typed-field.tsx'
import { useToolQuery } from '../use-tool-query.ts'
import { answerRunningPace, runningPaceFields } from './running-pace-answer.ts'

const presets = ['5 km', '10 km', 'semi', 'marathon']

export function RunningPaceTool({ path }: { path: string }) {
  const { query, form, follow } = useToolQuery(runningPaceFields)
  const {
    readings: { distance, time },
    run,
  } = answerRunningPace(query)
  return (
    <section className="wrap" aria-label="Calculateur">
      <div className="calculator-panel">
        <ToolForm path={path} form={form} follow={follow}>
          <TypedField name="distance" label="Distance" typed={query.distance} reading={distance} />
          <PresetButtons
            label="Distances usuelles"
            name="distance"
            presets={presets.map((value) => ({
              value,
              label: value,
              isChosen: query.distance === value,
            }))}
          />
          <TypedField name="temps" label="Temps visé" typed={query.temps} reading={time} />
        </ToolForm>
        <output className="calculator-result ink">
          {run ? (
            <>
              <p className="calculator-caption">Allure moyenne à tenir</p>
              <p className="calculator-figure num">
                <Figure name="allure" value={run.pace}>
                  {writePace(run.pace)}
                </Figure>
                <small>/km</small>
              </p>
              <dl className="calculator-facts">
                <div>
                  <dt>Arrivée</dt>
                  <dd className="num">
                    <Figure name="temps" value={run.timeSeconds}>
                      {writeClock(run.timeSeconds)}
                    </Figure>
                  </dd>
                </div>
              </dl>
            </>
          ) : (
            <p className="calculator-caption">Il manque une distance ou un temps.</p>
          )}
        </output>
      </div>
    </section>
  )
}

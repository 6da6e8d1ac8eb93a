import { useDeferredValue } from 'react'
import { SpokenResult } from '../spoken-result.tsx'
import { ToolForm } from '../tool-form.tsx'
import { useToolQuery } from '../use-tool-query.ts'
import { PaceBandSection } from './band/pace-band-section.tsx'
import { CourseSettings } from './course-settings.tsx'
import { PaceProfile } from './pace-profile.tsx'
import { Passages } from './passages.tsx'
import { RunFields } from './run-fields.tsx'
import { RunResult } from './run-result.tsx'
import { answerRunningPace, runningPaceFields } from './running-pace-answer.ts'
import { sayRun } from './say-run.ts'
import { TrackLanes } from './track-lanes.tsx'

export function RunningPaceTool({ path }: { path: string }) {
  const { query, form, follow } = useToolQuery(runningPaceFields)
  const answer = answerRunningPace(query)
  // Tables and drawings may come a frame after the figure that is being typed for.
  const details = useDeferredValue(answer)
  const typed = useDeferredValue(query)
  return (
    <ToolForm path={path} form={form} follow={follow} isWholeTool>
      <section className="wrap" aria-label="Calculateur">
        <div className="calculator-panel">
          <RunFields query={query} answer={answer} />
          <RunResult answer={answer} />
        </div>
        <SpokenResult sentence={sayRun(answer)} />
      </section>
      <div className="wrap tool-columns tool-section">
        <Passages answer={details} interval={typed.intervalle} />
        <PaceProfile answer={details} gap={typed.ecart} />
      </div>
      <PaceBandSection path={path} query={typed} answer={details} />
      <div className="wrap tool-columns tool-section">
        <CourseSettings answer={details} query={typed} />
        <TrackLanes answer={details} />
      </div>
    </ToolForm>
  )
}

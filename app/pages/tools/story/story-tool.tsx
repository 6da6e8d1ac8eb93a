import { ActivityPanel } from './editor/activity-panel.tsx'
import { LookPanel } from './editor/look-panel.tsx'
import { useStory } from './editor/use-story.ts'
import { WordsPanel } from './editor/words-panel.tsx'
import { ExportPanel } from './out/export-panel.tsx'
import { Preview } from './preview/preview.tsx'

export function StoryTool({ path }: { path: string }) {
  const state = useStory()
  return (
    <form
      className="wrap story"
      method="get"
      action={path}
      onSubmit={(event) => state.opened.list.length > 0 && event.preventDefault()}
    >
      <Preview state={state} path={path} />
      <div className="story-side story-left">
        <ActivityPanel state={state} />
        <WordsPanel state={state} />
      </div>
      <div className="story-side story-right">
        <LookPanel state={state} />
        <ExportPanel state={state} path={path} />
      </div>
    </form>
  )
}

import { ActivityPanel } from './editor/activity-panel.tsx'
import { LookPanel } from './editor/look-panel.tsx'
import { useStory } from './editor/use-story.ts'
import { WordsPanel } from './editor/words-panel.tsx'
import { ExportPanel } from './out/export-panel.tsx'
import { Preview } from './preview/preview.tsx'
import { useLetters } from './preview/use-letters.ts'

export function StoryTool({ path }: { path: string }) {
  const state = useStory()
  const { letters, isLost } = useLetters()
  return (
    <form
      className="wrap story"
      method="get"
      action={path}
      onSubmit={(event) => state.opened.list.length > 0 && event.preventDefault()}
    >
      <Preview state={state} letters={letters} isLost={isLost} path={path} />
      <div className="story-side story-left">
        <ActivityPanel state={state} />
        <WordsPanel state={state} />
      </div>
      <div className="story-side story-right">
        <LookPanel state={state} letters={letters} />
        <ExportPanel state={state} letters={letters} path={path} />
      </div>
    </form>
  )
}

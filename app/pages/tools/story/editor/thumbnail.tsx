import { memo, useEffect, useState } from 'react'
import { unmoved, type Story, type StoryLook, type TemplateName } from '#app/ui/art/stories/story.ts'
import type { Drawing } from '../preview/use-drawing.ts'

type ThumbnailProps = { story: Story; template: TemplateName; look: StoryLook; drawing: Drawing }

/** The activity in another template, drawn when nothing else is to be done. */
export const Thumbnail = memo(function Thumbnail({ story, template, look, drawing }: ThumbnailProps) {
  const [address, setAddress] = useState<string>()
  const { palette, shade } = look
  useEffect(() => {
    const draw = () => {
      const plain = {
        ...look,
        palette,
        shade,
        template,
        format: 'story',
        ground: 'plain',
        placement: unmoved,
      } as const
      setAddress(`data:image/svg+xml,${encodeURIComponent(drawing.drawStory(story, plain, drawing.letters))}`)
    }
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(draw, 60)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(draw, { timeout: 2000 })
    return () => cancelIdleCallback(idle)
    // oxlint-disable-next-line react/exhaustive-deps -- of the look only its colours are in a thumbnail
  }, [story, template, palette, shade, drawing])
  return address ? <img src={address} alt="" width={108} height={192} /> : null
})

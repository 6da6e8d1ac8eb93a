import videoButtonAddress from 'address:./video-button.tsx'
import { useState } from 'react'
import { describe } from '#app/domain/activities/figures/describe.ts'
import { Button, buttonClasses } from '#app/ui/kit/button.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { searchOf } from '../../tool-query.ts'
import type { StoryState } from '../editor/use-story.ts'
import { fetchScript } from '../fetch-script.ts'
import { late } from '../late.tsx'
import type { PictureParts } from './render-picture.ts'
import { canShare, copyPicture, saveFile, shareFile } from './save-file.ts'
import { usePicture } from './use-picture.ts'

type ExportProps = { state: StoryState; path: string }

const VideoButton = late(
  async () => (await fetchScript<typeof import('./video-button.tsx')>(videoButtonAddress)).VideoButton,
)

export function ExportPanel({ state, path }: ExportProps) {
  const { settled: story, drawing, look, choices, activity, recap } = state
  const { names, figures, shownTitle, query, wrong, stay, opened } = state
  const { several } = opened
  const [said, setSaid] = useState('')
  const isPhoto = look.ground === 'photo'
  const parts = drawing && story && { story, look, drawing, photo: choices.photo }
  const type = isPhoto ? 'image/jpeg' : 'image/png'
  const picture = usePicture(parts, type)
  const told = {
    figures: names,
    hasDate: choices.hasDate,
    place: choices.place,
    title: shownTitle,
    unit: choices.unit,
  }
  const stayInWords = stay && !several?.of && several?.kind === 'stay' ? `${shownTitle}.` : undefined
  const text =
    recap && drawing
      ? drawing.describeRecap({ ...recap, figures }, told)
      : (stayInWords ?? describe(activity, told))
  const file = picture && picture !== 'failed' ? picture.file : undefined

  /** The file, made now for a press that comes before it is. */
  async function pictureOf(parts: PictureParts): Promise<File> {
    if (file) return file
    const name = `allure-${look.template}-${look.format}.${isPhoto ? 'jpg' : 'png'}`
    return new File([await parts.drawing.renderPicture(parts, type)], name, { type })
  }
  async function download() {
    if (!parts || picture === 'failed') return
    try {
      saveFile(await pictureOf(parts))
    } catch {
      setSaid('L’image n’a pas pu être faite sur cet appareil.')
    }
  }
  async function share() {
    if (!file) return
    if (!(await shareFile(file, text)))
      setSaid('Le partage a été refusé par l’appareil : téléchargez l’image.')
  }
  async function copy() {
    if (!parts || picture === 'failed') return
    const png = isPhoto ? parts.drawing.renderPicture(parts, 'image/png') : pictureOf(parts)
    setSaid(
      (await copyPicture(png, text))
        ? 'Image et texte copiés.'
        : 'Copie refusée par le navigateur : téléchargez l’image.',
    )
  }
  return (
    <section className="story-group story-out not-print" aria-label="Emporter">
      <p className="small muted story-alternative">{text}</p>
      <div className="story-buttons-stacked only-live">
        <Button size="large" block icon="download" onClick={() => void download()}>
          Télécharger l’image
        </Button>
        <ShareButton file={file} onShare={() => void share()} />
        <Button look="line" block icon="copy" onClick={() => void copy()}>
          Copier l’image et son texte
        </Button>
        {parts ? <VideoButton parts={parts} onSaid={setSaid} /> : null}
      </div>
      {picture === 'failed' && parts ? (
        <Note tone="warning">
          <p>
            Ce navigateur ne sait pas faire de PNG. Prenez le dessin en SVG, le même, que toute application
            d’image ouvre.{' '}
            <button
              type="button"
              className="text-link"
              onClick={() => saveFile(new File([svgOf(parts)], 'allure.svg', { type: 'image/svg+xml' }))}
            >
              Télécharger le SVG
            </button>
          </p>
        </Note>
      ) : null}
      <noscript>
        <Button type="submit" look="line" block>
          Voir l’image
        </Button>
        {wrong ? null : (
          <a
            className={buttonClasses({ size: 'large', block: true })}
            href={`${path}/image.png${searchOf(query)}`}
            download="allure.png"
          >
            Télécharger l’image
          </a>
        )}
      </noscript>
      {wrong ? (
        <Note tone="warning">
          <p>{wrong}</p>
        </Note>
      ) : null}
      <output className="small">{said}</output>
    </section>
  )
}

function svgOf({ drawing, story, look }: PictureParts): string {
  return drawing.drawStory(story, look, drawing.letters)
}

/** Only where the device shares files. */
function ShareButton({ file, onShare }: { file: File | undefined; onShare: () => void }) {
  if (!file || !canShare(file)) return null
  return (
    <Button look="line" block icon="external-link" onClick={onShare}>
      Partager
    </Button>
  )
}

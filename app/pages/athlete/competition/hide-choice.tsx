import { Checkbox } from '#app/ui/kit/checkbox.tsx'

export function HideChoice({ isHidden }: { isHidden: boolean }) {
  return (
    <Checkbox
      id="race-isHidden"
      name="isHidden"
      label="Masquer ma participation"
      hint="Vous n’êtes alors dans aucune liste, aucun compte, aucun export, pas même ceux des coachs. Votre note de covoiturage non plus."
      defaultChecked={isHidden}
    />
  )
}

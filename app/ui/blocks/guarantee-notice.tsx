type GuaranteeNoticeProps = {
  notice: { readonly image: string; readonly text: string } | null
}

/** The official notice on the legal guarantee, whole and in its own colours whatever the mode; its words for who cannot see it. */
export function GuaranteeNotice({ notice }: GuaranteeNoticeProps) {
  if (!notice) return null
  return (
    <figure className="guarantee-notice">
      <img src={notice.image} alt="" className="w-full max-w-md rounded-lg bg-white" />
      <figcaption className="sr-only">{notice.text}</figcaption>
    </figure>
  )
}

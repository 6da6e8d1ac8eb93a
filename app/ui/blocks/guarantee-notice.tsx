type GuaranteeNoticeProps = {
  notice: { readonly image: string; readonly text: string } | null
}

/** The official notice on the legal guarantee: whole, and in its own colours whatever the mode. */
export function GuaranteeNotice({ notice }: GuaranteeNoticeProps) {
  return notice && <img src={notice.image} alt={notice.text} className="guarantee-notice" />
}

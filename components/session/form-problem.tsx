/** Why a form was not carried out, read out as soon as it stands there. */
export function FormProblem({ children }: { children: string | null }) {
  return (
    <div role="alert" className="empty:-mt-4">
      {children && <p className="text-pretty rounded-control bg-brick-soft px-3 py-2 text-[15px] text-brick leading-6">{children}</p>}
    </div>
  )
}

import { AccountPanel } from "../auth/account-panel.tsx";
import { AuthPage } from "../auth/auth-page.tsx";
import { Guarded } from "../auth/guarded.tsx";
import { useEssay } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** One's own account. */
export function Screen() {
  const { meta } = useEssay();
  return (
    <AuthPage>
      <PageHead meta={meta} />
      <Guarded>{(user) => <AccountPanel user={user} />}</Guarded>
    </AuthPage>
  );
}

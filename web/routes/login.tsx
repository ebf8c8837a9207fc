import { AuthPage } from "../auth/auth-page.tsx";
import { LoginForm, LoginLinks } from "../auth/login-form.tsx";
import { useEssay } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** Login for those who run the site (spec §2). */
export function Screen() {
  const { meta } = useEssay();
  return (
    <AuthPage>
      <PageHead meta={meta} />
      <LoginForm />
      <LoginLinks />
    </AuthPage>
  );
}

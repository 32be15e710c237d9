import { useRoleNow } from '../../session/use-role-now';
import { useSignOut } from '../../session/use-sign-out';

interface SignOutButtonProps {
  onDone?: () => void;
}

/** 'Cerrar sesión'. */
export function SignOutButton({ onDone }: SignOutButtonProps) {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => void signOut().then(onDone)}>
      Cerrar sesión
    </button>
  );
}

interface SignedInProps {
  token: string;
}

/** What the header does and has for a signed-in person; its code comes to them alone. */
export function SignedIn({ token }: SignedInProps) {
  useRoleNow(token);
  return <SignOutButton />;
}

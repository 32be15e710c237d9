import { Button, type ButtonProps } from 'antd';

export interface LoadingButtonProps extends Omit<ButtonProps, 'loading'> {
  /** While true the button reads 'Cargando' and cannot be pressed again. */
  busy?: boolean;
}

/** A button that shows that it is working, and ignores a second press. */
export function LoadingButton({ busy = false, children, onClick, ...rest }: LoadingButtonProps) {
  return (
    <Button {...rest} loading={busy} aria-busy={busy || rest['aria-busy']} onClick={busy ? undefined : onClick}>
      {busy ? 'Cargando' : children}
    </Button>
  );
}

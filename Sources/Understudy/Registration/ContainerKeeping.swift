/// A value that a registration makes and that keeps its container.
protocol ContainerKeeping {}
